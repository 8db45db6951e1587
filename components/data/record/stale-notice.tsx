import { Button } from '@/components/ui/button'
import { Flex } from '@/components/ui/layout'

type Props = { onRetry: () => void; busy?: boolean }

/** What is shown was read before, and could not be read again: it stays, with what was typed beside it. */
export function StaleNotice({ onRetry, busy = false }: Props) {
  return (
    <Flex rowGap="0.25rem" columnGap="0.75rem" wrap="wrap" align="center" role="status">
      <span>Non aggiornato</span>
      <Button look="quiet" size="xs" loading={busy} onClick={onRetry}>
        Riprova
      </Button>
    </Flex>
  )
}
