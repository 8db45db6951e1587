import { Button } from '@/components/ui/button'
import { Box, Group } from '@/components/ui/layout'
import { MoreMenu } from '@/components/ui/more-menu'
import classes from './record-actions.module.css'

export type RecordAction = { label: string; onClick: () => void }
type Props = {
  /** The one next step. */
  main?: RecordAction
  others: readonly RecordAction[]
  /** What the menu of the others is called: "Altro: PR-2026-000012". */
  menu: string
}

/**
 * What can be done with a record: side by side where there is room; on a phone the next step is under the thumb, and the rest behind one
 * small button beside it.
 */
export function RecordActions({ main, others, menu }: Props) {
  const isLone = !main && others.length === 1
  const buttons = others.map(({ label, onClick }) => (
    <Button key={label} onClick={onClick}>
      {label}
    </Button>
  ))
  return (
    <div className={classes.root} data-main={main ? true : undefined}>
      {isLone
        ? buttons
        : others.length > 0 && (
            <Group gap="xs" visibleFrom="sm">
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
      {!isLone && others.length > 0 && (
        <Box hiddenFrom="sm">
          <MoreMenu label={menu} items={others} />
        </Box>
      )}
    </div>
  )
}
