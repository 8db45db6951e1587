'use client'

import { useEffect } from 'react'
import { useListQuery } from '@/components/data/list/use-list-query'
import { PageHeader } from '@/components/data/page/page-header'
import { Button } from '@/components/ui/button'
import { Text, Tiles } from '@/components/ui/layout'
import { Section } from '@/components/ui/section'
import { todayInRome } from '@/lib/core/dates'
import { GROUPS, TOOLS } from './all-tools'
import { FormsPanel } from './forms-panel'
import { noteRecent, useRecent } from './recent'
import { ToolPanel } from './tool-panel'
import type { Tool } from './tool-types'
import classes from './tools.module.css'

const PATH = '/agents/system/Tools'

/** The forms of the office stand among the tools, though nothing is computed there. */
const FORMS = {
  id: 'modulistica',
  title: 'Modulistica',
  about: 'Sempre l’ultima versione. Chi scarica un modulo non vede più «Nuovo».',
} as const
type Tile = Pick<Tool, 'id' | 'title' | 'about'>

/** The tools as tiles, each with an address of its own; those used last come first. */
export function ToolsScreen() {
  const { params, set } = useListQuery()
  const asked = params.get('strumento')
  const tool = asked === FORMS.id ? FORMS : TOOLS.find(({ id }) => id === asked)
  useEffect(() => {
    if (tool) noteRecent(tool.id)
  }, [tool])
  const open = (id: string | null) => {
    const cleared = Object.fromEntries([...params.keys()].map((key) => [key, null]))
    set({ ...cleared, strumento: id })
  }
  return (
    <>
      <PageHeader
        title={tool ? tool.title : 'Strumenti'}
        actions={tool && <Button onClick={() => open(null)}>TUTTI GLI STRUMENTI</Button>}
      >
        {tool ? tool.about : 'Si calcola nel browser: quello che scrivi non lascia questo computer.'}
      </PageHeader>
      <Opened asked={asked} onOpen={open} />
    </>
  )
}

function Opened({ asked, onOpen }: { asked: string | null; onOpen: (id: string) => void }) {
  if (asked === FORMS.id) return <FormsPanel today={todayInRome()} />
  const tool = TOOLS.find(({ id }) => id === asked)
  return tool ? <ToolPanel key={tool.id} tool={tool} /> : <AllTiles onOpen={onOpen} />
}

function AllTiles({ onOpen }: { onOpen: (id: string) => void }) {
  const recent = useRecent()
  const last = recent.flatMap((id) => [FORMS, ...TOOLS].find((tool) => tool.id === id) ?? []).slice(0, 4)
  return (
    <>
      {last.length > 0 && <TileGroup title="Usati di recente" tools={last} onOpen={onOpen} />}
      <TileGroup title="Moduli" tools={[FORMS]} onOpen={onOpen} />
      {GROUPS.map((group) => (
        <TileGroup key={group.title} {...group} onOpen={onOpen} />
      ))}
    </>
  )
}

type GroupProps = { title: string; tools: readonly Tile[]; onOpen: (id: string) => void }

function TileGroup({ title, tools, onOpen }: GroupProps) {
  return (
    <Section title={title}>
      <Tiles component="ul" least={220} fill gap="sm">
        {tools.map(({ id, title: name, about }) => (
          <li key={id}>
            <a
              className={classes.tile}
              href={`${PATH}?strumento=${id}`}
              onClick={(event) => {
                // Opened here: no page has to be asked for, so that it works without a connection.
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onOpen(id)
              }}
            >
              <strong>{name}</strong>
              <Text span c="dimmed" fz="xs">
                {about}
              </Text>
            </a>
          </li>
        ))}
      </Tiles>
    </Section>
  )
}
