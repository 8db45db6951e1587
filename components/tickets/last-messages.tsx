import { useQuery } from '@tanstack/react-query'
import { useArea } from '@/components/data/page/area'
import { formatInstant } from '@/lib/core/dates'
import { api } from '@/lib/http/client'
import classes from './office.module.css'

const SHOWN = 3

/** What was said last in a ticket, to be read beside the list. */
export function LastMessages({ id }: { id: string }) {
  const area = useArea()
  const { data } = useQuery({
    queryKey: ['tickets', area, 'last-messages', id],
    queryFn: ({ signal }) => api.get(`/tickets/${id}/messages`, { area, signal }),
    meta: { silent: true },
  })
  const said = (data?.items ?? []).filter(({ tipo }) => tipo === 'messaggio')
  if (said.length === 0) return null
  return (
    <section aria-label="Ultimi messaggi">
      <h3 className={classes.title}>{said.length > SHOWN ? `Ultimi ${SHOWN} messaggi` : 'Messaggi'}</h3>
      <ul className={classes.last}>
        {said.slice(-SHOWN).map(({ _id, nome, testo, at, interno }) => (
          <li key={_id} data-note={interno || undefined}>
            <span className={classes.soft}>
              {nome}
              {interno && ', nota interna'} · {formatInstant(at)}
            </span>
            <p>{testo || '[testo cancellato]'}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
