'use client'

import { Button } from '@/components/ui/button'

/** Sends the page to the printer, without what stands around it. */
export const PrintButton = () => (
  <Button look="primary" onClick={() => window.print()}>
    STAMPA
  </Button>
)
