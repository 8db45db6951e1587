import { Button } from '@/components/ui/button'
import { Box, Group } from '@/components/ui/layout'
import { Menu } from '@/components/ui/menu'
import { MoreMenu } from '@/components/ui/more-menu'
import classes from './record-actions.module.css'

export type RecordAction = { label: string; onClick: () => void }
type Props = {
  /** The one next step. */
  main?: RecordAction
  others: readonly RecordAction[]
  /** Those that are seldom wanted: behind one button where the others stand side by side. */
  rare?: readonly RecordAction[]
  /** What the menu of the others is called: "Altro: PR-2026-000012". */
  menu: string
}

/** The words of a button as a line of a menu says them. */
const quiet = (label: string) => label.charAt(0) + label.slice(1).toLowerCase()

/**
 * What can be done with a record: side by side where there is room; on a phone the next step is under the thumb, and the rest behind one
 * small button beside it.
 */
export function RecordActions({ main, others, rare = [], menu }: Props) {
  const isLone = !main && others.length === 1 && rare.length === 0
  const all = [...others, ...rare].map(({ label, onClick }) => ({ label: quiet(label), onClick }))
  const buttons = others.map(({ label, onClick }) => (
    <Button key={label} onClick={onClick}>
      {label}
    </Button>
  ))
  return (
    <div className={classes.root} data-main={main ? true : undefined}>
      {isLone
        ? buttons
        : all.length > 0 && (
            <Group gap="xs" visibleFrom="sm">
              {rare.length > 0 && <Menu label="AZIONI" items={all.slice(others.length)} />}
              {buttons}
            </Group>
          )}
      {main && (
        <div className={classes.main}>
          <Button look="primary" onClick={main.onClick}>
            {main.label}
          </Button>
        </div>
      )}
      {!isLone && all.length > 0 && (
        <Box hiddenFrom="sm">
          <MoreMenu label={menu} items={all} />
        </Box>
      )}
    </div>
  )
}
