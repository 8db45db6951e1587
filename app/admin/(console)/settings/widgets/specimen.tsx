'use client'

import type { ReactNode } from 'react'
import { Box, Text, Tiles } from '@/components/ui/layout'
import classes from './gallery.module.css'

/** One family of widgets under its heading. */
export function Family({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <Text component="h2" mb="md" pb="xs" ff="heading" fz="xl" fw={600} className={classes.title}>
        {title}
      </Text>
      <Tiles least={280} gap="lg" fill align="start">
        {children}
      </Tiles>
    </section>
  )
}

/** One widget in one state, with the name of the state. */
export function Specimen({ state, wide, children }: { state: string; wide?: boolean; children: ReactNode }) {
  return (
    <Box miw={0} className={classes.specimen} data-wide={wide}>
      <Text mb="xs" c="dimmed" fz="xs">
        {state}
      </Text>
      {children}
    </Box>
  )
}
