// Deals the record of a game again, from docs/fair-dice.md alone: node deal_again.mjs DOCUMENT RECORD
//
// Nothing of Botyard is used, and no rule of a game. What only the rules know, such as which cards were
// discarded, is compared as far as it can be: the word must fit some bag that holds the item.

import { createHash, createHmac } from "node:crypto";
import { readFileSync } from "node:fs";

const [document, record] = process.argv.slice(2).map((path) => readFileSync(path, "utf8"));
const lines = record.trimEnd().split("\n").map((line) => JSON.parse(line));
const [header] = lines;
const { end } = lines.at(-1);
const { dice, seats } = header;

function fail(text) {
  console.error(text);
  process.exit(1);
}

const sha256 = (bytes) => createHash("sha256").update(bytes).digest("hex");
const hmac = (key, text) => createHmac("sha256", key).update(text).digest();

// 1 to 3: commitments, numbers, key

const secret = Buffer.from(end.secret, "hex");
if (sha256(secret) !== dice.commitment) fail("the secret is another one");
dice.numbers.forEach((number, at) => {
  if (number === "") return;
  const bound = ["botyard fair dice 2 seat", dice.commitment, at + 1, number].join("\n");
  if (sha256(bound) !== dice.commitments[at]) fail(`the number of seat ${at + 1} is another one`);
});

function keyOf(salt) {
  const text = ["botyard fair dice 2", salt];
  dice.commitments.forEach((commitment, at) => text.push(commitment, dice.numbers[at]));
  return hmac(secret, text.join("\n"));
}
if (keyOf("").toString("hex") !== end.key) fail("the key is another one");

// 4 and 5: streams

let key = keyOf("");
let counters = {};

function word(stream) {
  const count = counters[stream] ?? 0;
  counters[stream] = count + 1;
  return hmac(key, `${stream}\n${count}`).readBigUInt64BE();
}

function below(stream, n) {
  const size = BigInt(n);
  const fair = 2n ** 64n - (2n ** 64n % size);
  for (;;) {
    const drawn = word(stream);
    if (drawn < fair) return Number(drawn % size);
  }
}

// The streams of the game, as the document lists them

const block = new RegExp(`\`\`\`dice ${header.game}\n([^]*?)\n\`\`\``).exec(document)?.[1];
if (!block) fail(`the document has no streams of ${header.game}`);
const streams = {};
for (const line of block.replaceAll(/\n +/g, " ").split("\n")) {
  const [left, right] = line.split(" = ");
  const [kind, ...names] = left.split(" ");
  const all = right.split(" ").flatMap((item) => {
    const [name, count = "1"] = item.split("*");
    return Array(Number(count)).fill(name);
  });
  if (kind === "stack") streams[names[0]] = { kind, of: streams[names[2]], word: right };
  else {
    const declared = { kind, all, left: [...all], known: kind !== "rules" };
    for (const name of names) streams[name] = declared;
  }
}

const told = { exact: 0, possible: 0 };

/** Take an item out of a bag that is fully known. */
function take(stream, bag, choice) {
  const outcome = choice[below(stream, choice.length)];
  bag.left.splice(bag.left.indexOf(outcome), 1);
  return outcome;
}

/** Whether some bag that holds the item gives it for this word. */
function possible(stream, all, outcome) {
  const drawn = word(stream);
  if (all.length === 1) return true; // the document does not list them
  const first = all.indexOf(outcome);
  const last = all.lastIndexOf(outcome);
  for (let n = 1; n <= all.length; n += 1) {
    const at = Number(drawn % BigInt(n));
    if (first >= 0 && at <= last && n - 1 - at <= all.length - 1 - first) return true;
  }
  return false;
}

function deal(stream, outcome, where) {
  const found = streams[stream] ?? streams[stream.replace(/:.*/, ":")];
  if (!found) fail(`${where}: the document has no stream ${stream}`);
  const bag = found.kind === "stack" ? found.of : found;
  const fits = (item) => found.kind !== "stack" || item.startsWith(`${found.word}-`);
  let got;
  if (found.kind === "die") got = found.all[below(stream, found.all.length)];
  else if (found.kind === "pick") {
    const n = stream === "first" ? seats.length : found.all.length;
    got = found.all[below(stream, n)];
  } else {
    if (found.kind === "whole" && !bag.left.length) bag.left = [...bag.all];
    const choice = bag.left.filter(fits);
    if (!choice.length) found.known = bag.known = false; // it was renewed: the rules say with what
    if (bag.known && found.known !== false) got = take(stream, bag, choice);
    else if (possible(stream, bag.all.filter(fits), outcome)) {
      told.possible += 1;
      return;
    }
  }
  if (got !== outcome) fail(`${where}: ${stream} gives ${got}, not ${outcome}`);
  told.exact += 1;
}

lines.slice(1).forEach((line, at) => {
  const number = at + 2;
  for (const chance of line.deal ?? line.chance ?? []) {
    const [stream, outcome] = chance.split("=");
    deal(stream, outcome, `line ${number}`);
  }
  if (line.deal && header.game === "roborally") streams["deal:"].known = false; // renewed every turn
  if (line.rebase) {
    key = keyOf(`rebase ${number}`);
    counters = {};
    for (const bag of Object.values(streams)) bag.known = false;
  }
});
console.log(JSON.stringify(told));
