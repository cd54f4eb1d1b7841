// Preloaded into the server under test: lets a test move that server's clock. The product itself has no such door.
const realNow = Date.now;
let shiftMs = 0;

Date.now = () => realNow() + shiftMs;

process.on('message', (message) => {
  if (message?.type !== 'shift-clock') return;
  shiftMs += message.ms;
  process.send?.({ type: 'clock-shifted' });
});
