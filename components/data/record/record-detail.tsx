'use client'

import type { ReactNode } from 'react'
import type { z } from 'zod'
import { RecordHistory } from '@/components/data/history/record-history'
import { type Tab, Tabs } from '@/components/data/page/tabs'
import type { Field, ResourceView } from '@/lib/resources/view'
import type { Row } from '../list/use-rows'
import { InlineFacts } from './inline-facts'
import { RecordHead } from './record-head'
import { RecordLayout } from './record-layout'
import { useRecordRefresh } from './use-record-refresh'

type Facts = {
  /** What the facts are called where no section says it. */
  label: string
  schema: z.ZodObject
  /** Those of the form that stand alone; all of them by default. */
  fields?: readonly Field[]
  readOnly: boolean
  /** Fields that have to be changed with others, or by a verb: shown, and changed elsewhere. */
  together?: readonly string[]
  /** Names behind ids. */
  words?: Readonly<Record<string, string | null | undefined>>
}
type Props = {
  title: string
  row: Row
  view: ResourceView
  /** State of the record. */
  badge?: ReactNode
  /** The one next step, where there is one. */
  primary?: ReactNode
  /** One line under the title: whom to call, who follows it, since when. */
  line?: ReactNode
  /** What has to be known before anything else is read. */
  notices?: ReactNode
  facts: Facts
  tabs: readonly Tab[]
  tabsLabel: string
  /** What hangs on it: people, files, money. */
  context?: ReactNode
  contextLabel: string
  canSeeHistory: boolean
}

/** A record: its state and next step at the top; its facts, each changed where it stands, what happens, and what hangs on it side by side. */
export function RecordDetail({ title, row, view, badge, primary, line, notices, facts, ...parts }: Props) {
  const { tabs, tabsLabel, context, contextLabel, canSeeHistory } = parts
  const refresh = useRecordRefresh(view.path)
  const { fields = view.form, ...rest } = facts
  return (
    <>
      <RecordHead title={title} badge={badge} primary={primary}>
        {line}
      </RecordHead>
      {notices}
      <RecordLayout
        facts={{
          id: 'fatti',
          label: facts.label,
          content: <InlineFacts {...rest} fields={fields} row={row} path={view.path} onSaved={refresh} />,
        }}
        main={{
          id: 'attivita',
          // What one finds there: not every record begins with what happened.
          label: tabs[0]?.label ?? tabsLabel,
          content: <Tabs label={tabsLabel} tabs={tabs} />,
        }}
        context={{
          id: 'contesto',
          label: contextLabel,
          content: (
            <>
              {context}
              {canSeeHistory && (
                <aside aria-label="Cronologia delle modifiche">
                  <RecordHistory id={row._id} version={Number(row.version)} fields={view.history} />
                </aside>
              )}
            </>
          ),
        }}
      />
    </>
  )
}
