'use client'

import { useState } from 'react'
import { FormDialog } from '@/components/data/form/form-dialog'
import { Button } from '@/components/ui/button'
import { Drawer } from '@/components/ui/drawer'
import { EmptyState } from '@/components/ui/empty-state'
import { ErrorState } from '@/components/ui/error-state'
import { Flex, Stack, Text } from '@/components/ui/layout'
import { SkeletonText } from '@/components/ui/skeletons'
import { toastSuccess } from '@/components/ui/toasts'
import { CONSEGNE } from '@/lib/features/merchandising/ordini/schema'
import { sendSchema } from '@/lib/features/merchandising/schema'
import type { CartLine } from '@/lib/features/merchandising/types'
import type { Field } from '@/lib/resources/view'
import { CartEntry } from './cart-entry'
import { hasProblems, piecesOf, totalOf } from './cart-store'
import { COST_CENTRE } from './cost-centre-input'
import { euro, piecesWords } from './order-words'
import type { CartState } from './use-cart'

const FIELDS: Field[] = [
  { name: 'consegna', label: 'Consegna', kind: 'select', options: CONSEGNE, required: true },
  {
    name: 'indirizzo',
    label: 'Indirizzo',
    kind: 'text',
    help: 'Via, numero, CAP e comune.',
    required: true,
    when: { field: 'consegna', in: ['altro'] },
  },
  { name: 'centroCosto', label: 'Centro di costo', kind: 'text', help: 'Chi paga, se serve dirlo.' },
  { name: 'note', label: 'Note per l’ufficio', kind: 'textarea' },
]

type Props = { cart: CartState; opened: boolean; onClose: () => void }

/** The first, second … line of an item: it stays itself while its words change. */
function keyAt(lines: readonly CartLine[], at: number): string {
  const _id = lines[at]?.merchandising._id
  const before = lines.slice(0, at).filter(({ merchandising }) => merchandising._id === _id)
  return `${_id} ${before.length}`
}

/** What is going to be ordered; what cannot be sent says why. */
export function CartDrawer({ cart, opened, onClose }: Props) {
  const [sending, setSending] = useState(false)
  const { lines, found } = cart
  return (
    <>
      <Drawer opened={opened} onClose={onClose} title="Il tuo carrello">
        {found.isPending && <SkeletonText lines={5} />}
        {found.isLoadingError && (
          <ErrorState onRetry={() => void found.refetch()}>{found.error.message}</ErrorState>
        )}
        {found.data && lines.length === 0 && (
          <EmptyState title="Il carrello è vuoto" action={<Button onClick={onClose}>VAI AL CATALOGO</Button>}>
            Scegli gli articoli dal catalogo: restano qui finché non invii l’ordine.
          </EmptyState>
        )}
        {lines.length > 0 && (
          <>
            <Stack component="ul" gap={0}>
              {lines.map((line, at) => (
                <CartEntry key={keyAt(lines, at)} line={line} cart={cart} />
              ))}
            </Stack>
            <Flex component="p" justify="space-between" my="sm">
              <Text span figures>
                {piecesWords(piecesOf(lines))}, IVA compresa
              </Text>
              <Text component="strong" fw={700} figures>
                {euro(totalOf(lines))}
              </Text>
            </Flex>
            {hasProblems(lines) && (
              <Text role="alert" mb="xxs" c="var(--bad)" fz="xs">
                Prima di inviare correggi le righe segnate.
              </Text>
            )}
            <Button look="primary" fullWidth disabled={hasProblems(lines)} onClick={() => setSending(true)}>
              INVIA L’ORDINE
            </Button>
          </>
        )}
      </Drawer>
      {sending && (
        <FormDialog
          title="Invia l’ordine"
          intro={`${piecesWords(piecesOf(lines))} per ${euro(totalOf(lines))}. L’ufficio lo approva e ti avvisa quando parte.`}
          fields={FIELDS}
          schema={sendSchema}
          start={{ consegna: 'agenzia', indirizzo: '', centroCosto: '', note: '' }}
          widgets={COST_CENTRE}
          verb="INVIA"
          send={async (values, headers) => {
            const { codice } = await cart.send(values, headers)
            toastSuccess(`Ordine ${codice} inviato`)
            onClose()
          }}
          onClose={() => setSending(false)}
        />
      )}
    </>
  )
}
