/**
 * Tells this process to stop when the one that started it, and looks after it, has died: it would run on for
 * ever, unknown to everybody. Who was started without a channel has no such owner.
 */
export function stopWithOwner(): void {
  const stop = () => process.kill(process.pid, 'SIGTERM');
  if (process.connected) process.once('disconnect', stop);
  else if (Object.is(process.connected, false)) stop(); // it died while this one was loaded
}
