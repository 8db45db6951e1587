import { Text } from '@/components/ui/layout'
import classes from './view-tabs.module.css'

type Props<V extends string> = {
  /** What the choice is about, for who does not see it. */
  label: string
  views: readonly { value: V; label: string; count?: number }[]
  value: V
  onChange: (next: V) => void
}

/** The same rows looked at in several ways. */
export const ViewSwitch = <V extends string>({ label, views, value, onChange }: Props<V>) => (
  <nav className={classes.tabs} data-screen-only aria-label={label}>
    {views.map((view) => (
      <button
        key={view.value}
        type="button"
        className={classes.tab}
        aria-current={view.value === value || undefined}
        onClick={() => onChange(view.value)}
      >
        {view.label}
        {view.count !== undefined && (
          <Text span fw={400} figures>
            {' '}
            {view.count}
          </Text>
        )}
      </button>
    ))}
  </nav>
)
