'use client'

import { useEffect, useRef, useState } from 'react'
import { Conversation } from '@/components/whistleblowing/conversation'
import { formatDay } from '@/lib/core/dates'
import { CATEGORIE_ILLECITI, STATI_SEGNALAZIONE } from '@/lib/features/whistleblowing/labels'
import type { FollowedReport } from '@/lib/features/whistleblowing/types'
import { ReplyForm } from './reply-form'
import styles from './whistleblowing.module.css'

const dayOf = (instant: string) => formatDay(new Date(instant))

interface Row {
  label: string
  value: string
}

/** What has happened, and by when the rest must. */
function datesOf({
  inviataIl,
  presaInCaricoIl,
  avvisoEntro,
  riscontroEntro,
  chiusaIl,
}: FollowedReport): Row[] {
  return [
    { label: 'Inviata il', value: dayOf(inviataIl) },
    presaInCaricoIl
      ? { label: 'Presa in carico il', value: dayOf(presaInCaricoIl) }
      : { label: 'Presa in carico entro il', value: dayOf(avvisoEntro) },
    chiusaIl
      ? { label: 'Chiusa il', value: dayOf(chiusaIl) }
      : { label: 'Risposta entro il', value: dayOf(riscontroEntro) },
  ]
}

/** A report as its author follows it: where it stands, what was said, room for more. */
export function Followed({ code, first }: { code: string; first: FollowedReport }) {
  const [report, setReport] = useState(first)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={styles.followed} aria-labelledby="stato">
      <h2 id="stato" ref={title} tabIndex={-1}>
        {STATI_SEGNALAZIONE[report.stato]}
      </h2>
      <p className={styles.kind}>{CATEGORIE_ILLECITI[report.categoria]}</p>
      <dl className={styles.dates}>
        {datesOf(report).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Conversation report={report} reader="segnalante" />
      {/* A form sends once: each message has a new one. */}
      <ReplyForm key={report.messaggi.length} code={code} onSent={setReport} />
    </section>
  )
}
