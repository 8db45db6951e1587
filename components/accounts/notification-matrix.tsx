import { SPOKEN_LABEL } from '@/components/ui/spoken'
import { CANALI, type Canale, EVENTI, NOMI_EVENTI, type NomeEvento } from '@/lib/notifications/labels'
import type { Preferences } from '@/lib/notifications/preferences-schema'
import classes from './notification-matrix.module.css'

type Value = Preferences['notifiche']
type Props = { value: Value; pending: boolean; onChange: (change: Value) => void }

const WAYS = Object.entries(CANALI) as [Canale, string][]

/** Events by ways of being told; a way in which an event is never told has no box. */
export function NotificationMatrix({ value, pending, onChange }: Props) {
  const events = NOMI_EVENTI.filter((evento) => value[evento])
  return (
    <table className={classes.matrix}>
      <caption className={SPOKEN_LABEL}>Notifiche per evento</caption>
      <thead>
        <tr>
          <th scope="col">Quando</th>
          {WAYS.map(([canale, label]) => (
            <th key={canale} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {events.map((evento) => (
          <tr key={evento}>
            <th scope="row">{EVENTI[evento].label}</th>
            {WAYS.map(([canale, label]) => (
              <td key={canale}>
                <Way
                  evento={evento}
                  label={label}
                  isOn={value[evento]?.[canale]}
                  pending={pending}
                  onChange={(isOn) => onChange({ [evento]: { [canale]: isOn } })}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type WayProps = {
  evento: NomeEvento
  label: string
  isOn: boolean | undefined
  pending: boolean
  onChange: (isOn: boolean) => void
}

function Way({ evento, label, isOn, pending, onChange }: WayProps) {
  if (isOn === undefined) return <span aria-hidden="true">—</span>
  return (
    <label className={classes.way}>
      <input
        type="checkbox"
        checked={isOn}
        disabled={pending}
        aria-label={`${label}: ${EVENTI[evento].label}`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  )
}
