import type { KeyboardEvent } from 'react'
import type { Found } from '../agency-types'
import styles from './tiles-map.module.css'

interface Props {
  group: Found[]
  /** The one that the tab key stops at. */
  current: boolean
  chosen: boolean
  onPress: () => void
  onMove: (event: KeyboardEvent) => void
  onFocus: () => void
}

function nameOf(group: Found[]): string {
  const [first] = group
  if (first && group.length === 1) return first.agency.nome
  return `${group.length} agenzie: ${group.map(({ agency }) => agency.comune).join(', ')}`
}

/** One agency, or the number of those that are here. */
export function PinButton({ group, current, chosen, onPress, onMove, onFocus }: Props) {
  const many = group.length > 1
  return (
    <button
      type="button"
      className={styles.pin}
      aria-label={nameOf(group)}
      tabIndex={current ? 0 : -1}
      data-pin={group[0]?.agency.slug}
      data-many={many || undefined}
      data-chosen={chosen || undefined}
      onClick={onPress}
      onKeyDown={onMove}
      // Only for keyboard focus: a pin that moved under the pointer could not be clicked.
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onFocus()}
    >
      <span>{many ? group.length : null}</span>
    </button>
  )
}
