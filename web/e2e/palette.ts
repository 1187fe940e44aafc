// A picture with 256 colors is a fraction as large: PNG as a browser writes it, to PNG with a palette.

import { deflateSync, inflateSync } from "node:zlib";

const MOST = 256;
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

export function withPalette(png: Buffer): Buffer {
  const { width, height, pixels } = decoded(png);
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const boxes = divided([...counts.keys()], counts);
  const place = new Map(boxes.flatMap((box, at) => box.map((color) => [color, at] as const)));
  const rows = Buffer.alloc((width + 1) * height);
  pixels.forEach((pixel, at) => {
    rows[at + 1 + Math.floor(at / width)] = place.get(pixel) ?? 0;
  });
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 3, 0, 0, 0], 8);
  const palette = Buffer.from(boxes.flatMap((box) => mean(box, counts)));
  const parts = [chunk("IHDR", head), chunk("PLTE", palette)];
  const packed = chunk("IDAT", deflateSync(rows, { level: 9 }));
  return Buffer.concat([SIGNATURE, ...parts, packed, chunk("IEND", Buffer.alloc(0))]);
}

/** Split colors where they differ most, until there are few enough groups (median cut). */
function divided(colors: number[], counts: Map<number, number>): number[][] {
  const boxes = [colors];
  while (boxes.length < MOST) {
    const worth = boxes.map((box) =>
      box.length > 1 ? spread(box) * weight(box, counts) ** 0.4 : 0,
    );
    const at = worth.indexOf(Math.max(...worth));
    const box = boxes[at];
    if (!box || worth[at] === 0) break;
    const axis = widest(box);
    box.sort((one, other) => channel(one, axis) - channel(other, axis));
    const half = weight(box, counts) / 2;
    let [cut, sum] = [0, 0];
    while (sum < half && cut < box.length - 1) sum += counts.get(box[cut++] ?? 0) ?? 0;
    boxes.splice(at, 1, box.slice(0, cut), box.slice(cut));
  }
  return boxes;
}

const channel = (color: number, axis: number) => (color >> (16 - 8 * axis)) & 255;
const weight = (box: number[], counts: Map<number, number>) =>
  box.reduce((sum, color) => sum + (counts.get(color) ?? 0), 0);

function ranges(box: number[]): number[] {
  return [0, 1, 2].map((axis) => {
    let [least, most] = [255, 0];
    for (const color of box) {
      least = Math.min(least, channel(color, axis));
      most = Math.max(most, channel(color, axis));
    }
    return most - least;
  });
}
const spread = (box: number[]) => Math.max(...ranges(box));
const widest = (box: number[]) => ranges(box).indexOf(spread(box));

function mean(box: number[], counts: Map<number, number>): number[] {
  const all = weight(box, counts);
  return [0, 1, 2].map((axis) =>
    Math.round(
      box.reduce((sum, color) => sum + channel(color, axis) * (counts.get(color) ?? 0), 0) / all,
    ),
  );
}

/** The pixels of an 8-bit PNG without interlacing, as browsers write them; 0xRRGGBB. */
function decoded(png: Buffer): { width: number; height: number; pixels: Uint32Array } {
  const data: Buffer[] = [];
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const size = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT")
      data.push(png.subarray(at + 8, at + 8 + size));
  }
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const bytes = png[25] === 6 ? 4 : 3;
  const raw = inflateSync(Buffer.concat(data));
  const line = width * bytes;
  let above = new Uint8Array(line);
  const pixels = new Uint32Array(width * height);
  for (let y = 0; y < height; y++) {
    const start = y * (line + 1);
    const here = unfiltered(
      raw.subarray(start + 1, start + 1 + line),
      above,
      raw[start] ?? 0,
      bytes,
    );
    for (let x = 0; x < width; x++) {
      const [red = 0, green = 0, blue = 0] = here.subarray(x * bytes, x * bytes + 3);
      pixels[y * width + x] = (red << 16) | (green << 8) | blue;
    }
    above = here;
  }
  return { width, height, pixels };
}

function unfiltered(
  row: Uint8Array,
  above: Uint8Array,
  filter: number,
  bytes: number,
): Uint8Array<ArrayBuffer> {
  const here = new Uint8Array(row.length);
  row.forEach((value, at) => {
    const left = here[at - bytes] ?? 0;
    const up = above[at] ?? 0;
    const corner = at >= bytes ? (above[at - bytes] ?? 0) : 0;
    const guesses = [0, left, up, (left + up) >> 1, paeth(left, up, corner)];
    here[at] = value + (guesses[filter] ?? 0);
  });
  return here;
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const framed = Buffer.alloc(data.length + 12);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc(body), data.length + 8);
  return framed;
}

function crc(bytes: Buffer): number {
  let found = 0xffffffff;
  for (const byte of bytes) {
    found ^= byte;
    for (let bit = 0; bit < 8; bit++) found = (found >>> 1) ^ (found & 1 ? 0xedb88320 : 0);
  }
  return ~found >>> 0;
}
