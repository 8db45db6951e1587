import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** Nothing yet: why, and the one thing to do. */
export function NoCases() {
  return (
    <EmptyState
      title="Non hai ancora una pratica con noi"
      action={
        <Button look="primary" href="/mutui">
          CALCOLA LA TUA RATA
        </Button>
      }
    >
      Quando apriremo la tua pratica, qui vedrai a che punto è e che cosa serve.
    </EmptyState>
  )
}
