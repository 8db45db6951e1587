import client from 'prom-client'

const FROM_OTHERS = 'pages_from_others_total'

/** Counts a page that this thread has not had to make, because another server had. */
export function countFromOthers(): void {
  const known = client.register.getSingleMetric(FROM_OTHERS) as client.Counter | undefined
  const counter =
    known ??
    new client.Counter({
      name: FROM_OTHERS,
      help: 'Public pages that another server had made (PAGES_BUCKET)',
    })
  counter.inc()
}
