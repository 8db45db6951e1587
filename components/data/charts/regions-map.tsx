'use client'

import italy from '@svg-maps/italy'
import { Box, Flex, Text } from '@/components/ui/layout'
import { Canvas, Mark } from './canvas'
import classes from './chart.module.css'
import { shortText, valueText } from './chart-words'
import type { MapData } from './drawing-types'
import { stepsOf } from './map-steps'

type Drawing = { viewBox: string; locations: { id: string; path: string }[] }
const drawing = italy as unknown as Drawing
const [, , WIDTH = 610, HEIGHT = 793] = drawing.viewBox.split(' ').map(Number)

/** The names of the drawing and the codes of ISTAT. */
const CODES: Readonly<Record<string, string>> = {
  piedmont: '01',
  'aosta-valley': '02',
  lombardy: '03',
  'trentino-south-tyrol': '04',
  veneto: '05',
  'friuli-venezia-giulia': '06',
  liguria: '07',
  'emilia-romagna': '08',
  tuscany: '09',
  umbria: '10',
  marche: '11',
  lazio: '12',
  abruzzo: '13',
  molise: '14',
  campania: '15',
  apulia: '16',
  basilicata: '17',
  calabria: '18',
  sicily: '19',
  sardinia: '20',
}

const TALLEST = 460

/** Italy by region: darker is more; a region without a figure is empty. */
export function RegionsMap({ regions, unit, label }: MapData & { label: string }) {
  const steps = stepsOf(regions.map(({ value }) => value))
  const find = (id: string) => regions.find(({ key }) => key === CODES[id])
  return (
    <>
      <Canvas label={label} height={TALLEST}>
        {(width) => {
          const scale = Math.min(width / WIDTH, TALLEST / HEIGHT)
          return (
            <g transform={`translate(${(width - WIDTH * scale) / 2} 0) scale(${scale})`}>
              {drawing.locations.map(({ id, path }) => {
                const region = find(id)
                if (!region) return <path key={id} d={path} className={classes.region} />
                const shade = steps.findLastIndex(({ from }) => region.value >= from)
                return (
                  <Mark
                    key={id}
                    label={`${region.label}: ${valueText(region.value, unit)}`}
                    href={region.href}
                  >
                    <path d={path} className={classes.region} style={{ fill: steps[shade]?.colour }} />
                  </Mark>
                )
              })}
            </g>
          )
        }}
      </Canvas>
      <Flex
        component="p"
        rowGap="xxs"
        columnGap="md"
        wrap="wrap"
        mt="xs"
        c="dimmed"
        fz="xs"
        className={classes.steps}
      >
        {steps.map(({ from, colour }) => (
          <span key={from}>
            <Box component="i" w={12} h={12} data-swatch="" style={{ background: colour }} />
            da {shortText(from, unit)}
          </span>
        ))}
      </Flex>
      <Text mt="xs" c="dimmed" fz="xs">
        Mappa: © Victor Cazanave, CC BY 4.0
      </Text>
    </>
  )
}
