// boardgame.io's server as its documentation starts it: moves to both seats, storage in memory,
// or in files below FLATFILE_DIR.
// The game is as small as one can be: the seats take turns, a move adds one.
import server from 'boardgame.io/dist/cjs/server.js';

const counting = {
  name: 'counting',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { add: ({ G }) => ({ count: G.count + 1 }) },
};

const { Server, Origins } = server;
await Server({ games: [counting], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
