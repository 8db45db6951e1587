import client from 'prom-client'

const WORDS = 'fan_out_words_total'
const AWAY = 'fan_out_broker_away'

function counter(): client.Counter<'by' | 'outcome'> {
  const known = client.register.getSingleMetric(WORDS) as client.Counter<'by' | 'outcome'> | undefined
  return (
    known ??
    new client.Counter({
      name: WORDS,
      help: 'Words to the other processes, by who carried them; lost ones are looked up a moment later',
      labelNames: ['by', 'outcome'],
    })
  )
}

/** Counts what was said to the other processes, and what could not be. */
export const countWords = (by: 'notify' | 'nats', outcome: 'said' | 'lost', words: number): void =>
  counter().inc({ by, outcome }, words)

/** Lets /v2/metrics tell in how many threads the broker that is named cannot be used. */
export function watchBroker(state: () => string): void {
  if (client.register.getSingleMetric(AWAY)) return
  new client.Gauge({
    name: AWAY,
    help: 'Threads that do not reach the broker of FANOUT_URL; the database does its work',
    collect() {
      this.set(state() === 'away' ? 1 : 0)
    },
  })
}
