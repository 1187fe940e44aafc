// Where one looks at the floor: how large it is drawn and what lies in the middle. No DOM.

export interface Size {
  width: number;
  height: number;
}

/** The point of the floor in the middle of the window, and pixels for each unit of the floor. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

const LARGEST = 3.2; // pixels for a unit: a space of 144
const SMALLEST = 1; // of the whole floor in view

/** The whole floor in view. */
export function wholeFloor(floor: Size, window: Size): Camera {
  const scale = Math.min(window.width / floor.width, window.height / floor.height);
  return { x: floor.width / 2, y: floor.height / 2, scale: Number.isFinite(scale) ? scale : 1 };
}

/** A camera that shows floor wherever there is some: never past its edge. */
export function bounded(camera: Camera, floor: Size, window: Size): Camera {
  const whole = wholeFloor(floor, window);
  const scale = clamp(camera.scale, whole.scale * SMALLEST, Math.max(LARGEST, whole.scale));
  const [halfWidth, halfHeight] = [window.width / scale / 2, window.height / scale / 2];
  return {
    scale,
    x: within(camera.x, halfWidth, floor.width),
    y: within(camera.y, halfHeight, floor.height),
  };
}

/** Pixels of a space: below, a floor is looked at from near by, if somebody has a robot on it. */
const READABLE = 22;
export const NEAR = 27;

/** Whether spaces are large enough when the whole floor is in view. */
export function isReadable(floor: Size, window: Size, space: number): boolean {
  return wholeFloor(floor, window).scale * space >= READABLE;
}

/** What is seen first: a point from near by, where spaces of a whole floor would be too small. */
export function firstLook(floor: Size, window: Size, at: Point, space: number): Camera | null {
  if (isReadable(floor, window, space)) return null;
  return bounded({ ...at, scale: NEAR / space }, floor, window);
}

/** Whether a point of the floor is in the picture, with some room round it. */
export function holds({ x, y, scale }: Camera, at: Point, window: Size, room: number): boolean {
  const [dx, dy] = [Math.abs(at.x - x) * scale, Math.abs(at.y - y) * scale];
  return dx + room * scale <= window.width / 2 && dy + room * scale <= window.height / 2;
}

function within(middle: number, half: number, length: number): number {
  return half * 2 >= length ? length / 2 : clamp(middle, half, length - half);
}

/** Closer by a factor; the point of the window that is pointed at stays where it is. */
export function zoomed(
  camera: Camera,
  by: number,
  at: { x: number; y: number },
  window: Size,
): Camera {
  const [dx, dy] = [at.x - window.width / 2, at.y - window.height / 2];
  const scale = camera.scale * by;
  return {
    scale,
    x: camera.x + dx / camera.scale - dx / scale,
    y: camera.y + dy / camera.scale - dy / scale,
  };
}

/** Moved by pixels of the window. */
export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

const SWIPE = 60; // pixels

/** Which way somebody swiped on at the edge of the floor, where it could not follow; 0 if nowhere. */
export function swipedOn(before: Camera, after: Camera, dx: number, dy: number): -1 | 0 | 1 {
  const followed = Math.abs(after.x - before.x) * after.scale;
  if (followed > 1 || Math.abs(dx) < SWIPE || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx > 0 ? -1 : 1;
}

/** How the floor is put into the window. */
export function placed({ x, y, scale }: Camera, window: Size): { x: number; y: number } {
  return { x: window.width / 2 - x * scale, y: window.height / 2 - y * scale };
}

/** Two fingers: how they moved, turned into zoom and pan. */
export function pinched(
  camera: Camera,
  before: [Point, Point],
  after: [Point, Point],
  window: Size,
): Camera {
  const [was, now] = [middle(before), middle(after)];
  const by = apart(after) / Math.max(1, apart(before));
  return zoomed(panned(camera, now.x - was.x, now.y - was.y), by, now, window);
}

interface Point {
  x: number;
  y: number;
}

function middle([a, b]: [Point, Point]): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

function apart([a, b]: [Point, Point]): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
