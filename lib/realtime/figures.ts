import client from 'prom-client'

const MISSED = 'realtime_missed_total'
const DELAY = 'realtime_delay_seconds'

function missed(): client.Counter {
  const known = client.register.getSingleMetric(MISSED) as client.Counter | undefined
  return (
    known ??
    new client.Counter({
      name: MISSED,
      help: 'Events of /ws that were found before anybody had announced them here',
    })
  )
}

function delay(): client.Histogram {
  const known = client.register.getSingleMetric(DELAY) as client.Histogram | undefined
  return (
    known ??
    new client.Histogram({
      name: DELAY,
      help: 'From the writing of an event of /ws until its receivers in a thread have it, in seconds',
      buckets: [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 30],
    })
  )
}

/** Counts what was looked up because nobody had said it. */
export const countMissed = (events: number): void => missed().inc(events)

/** Measures how late an event is, by the clocks of the database and of this machine. */
export const timeDelivery = (at: string): void =>
  delay().observe(Math.max(0, Date.now() - Date.parse(at)) / 1_000)
