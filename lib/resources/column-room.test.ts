import { agentList } from '@/lib/features/agents/fields'
import { requestColumns } from '@/lib/features/leads/contact-requests/fields'
import { leadColumns } from '@/lib/features/leads/fields'
import { praticaList } from '@/lib/features/pratiche/fields'
import { ticketColumns, ticketFigures } from '@/lib/features/tickets/fields'
import { staying } from './column-room'
import { withFigures } from './figures'
import type { Column } from './view'

const shown = (columns: readonly Column[]) => columns.filter(({ hidden }) => !hidden)

describe('columns that a list never leaves out', () => {
  it.each<[string, readonly Column[], string[]]>([
    [
      'cases',
      praticaList.columns,
      ['codice', 'stato', 'agent', 'statoDal', 'importoRichiesto', 'intestatario'],
    ],
    ['requests', leadColumns, ['cognome', 'stato', 'agent', 'createdAt', 'importo']],
    ['contacts', requestColumns, ['cognome', 'stato', 'agent', 'createdAt']],
    [
      'tickets',
      withFigures(ticketColumns, ticketFigures),
      ['oggetto', 'stato', 'assignee', 'scadeAt', 'chi', 'category.nome', 'priorita'],
    ],
    ['agents', agentList.columns, ['cognome', 'status', 'manager', 'figura', 'lastLoginAt']],
  ])('are, of %s', (_, columns, paths) => {
    expect([...staying(shown(columns))].sort()).toEqual([...paths].sort())
  })

  it('leave the client beside a case that is looked at', () => {
    expect([...staying(shown(praticaList.columns), true)]).toEqual(['codice', 'stato', 'intestatario'])
  })
})
