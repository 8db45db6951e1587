/** What happens to errors that nobody has caught in this thread. It must not throw. */
export function onUncaught(tell: (err: unknown, origin: string) => void): void {
  for (const origin of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(origin, (err: unknown) => tell(err, origin))
  }
}
