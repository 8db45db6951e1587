'use client'

import { Fragment } from 'react'
import { type KeyHelp, useKeyGroups } from '@/components/ui/key-help'
import { Modal } from '@/components/ui/modal'
import classes from './keys-panel.module.css'

/** The keys that work on this page. */
export function KeysPanel({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const groups = useKeyGroups()
  return (
    <Modal opened={opened} onClose={onClose} title="Tasti" size="lg">
      <div className={classes.groups}>
        {groups.map(({ title, keys }) => (
          <section key={title} className={classes.group}>
            <h3 className={classes.title}>{title}</h3>
            <dl className={classes.keys}>
              {keys.map((help) => (
                <Line key={help.label} {...help} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}

function Line({ keys, inTurn, label }: KeyHelp) {
  return (
    <div className={classes.line}>
      <dt>{label}</dt>
      <dd>
        {keys.map((key, at) => (
          <Fragment key={key}>
            {at > 0 && <span className={classes.between}>{inTurn ? 'poi' : 'o'}</span>}
            {key.split('+').map((one) => (
              <kbd key={one} className={classes.kbd}>
                {one}
              </kbd>
            ))}
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
