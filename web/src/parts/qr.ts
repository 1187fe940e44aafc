// The squares of a QR code as one path; the code that finds them comes only when it is needed.

const QUIET = 4; // white modules round the code, without which cameras do not find it

export async function qrPath(text: string): Promise<{ path: string; modules: number }> {
  const { default: qrcode } = await import("qrcode-generator");
  const code = qrcode(0, "M");
  code.addData(text, "Byte");
  code.make();
  const count = code.getModuleCount();
  let path = "";
  for (let row = 0; row < count; row++) {
    let run = 0;
    for (let column = 0; column <= count; column++) {
      if (column < count && code.isDark(row, column)) {
        run += 1;
      } else if (run) {
        path += `M${column - run + QUIET} ${row + QUIET}h${run}v1h-${run}z`;
        run = 0;
      }
    }
  }
  return { path, modules: count + 2 * QUIET };
}
