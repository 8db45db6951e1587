'use client'

import { ItalyMap } from '@/components/ui/italy-map'
import { Text } from '@/components/ui/layout'
import { NumberInput } from '@/components/ui/number-input'
import type { FieldInputProps } from './field-props'
import classes from './form-fields.module.css'

/** As many as maps give: what is typed or pasted stays as it is, and the record's schema keeps of it what a door needs. */
const DECIMALS = 15

const isKnown = (degrees: number | null): degrees is number => degrees !== null && !Number.isNaN(degrees)

/** Latitude and longitude, typed or picked on a map; the longitude's field is `lng`. */
export function PositionInput({ field, values, error, lngError, onChange, disabled }: FieldInputProps) {
  const lat = (values[field.name] ?? null) as number | null
  const lng = (values.lng ?? null) as number | null
  const number = { disabled, decimals: DECIMALS, step: 0.001 }
  return (
    <fieldset>
      <Text component="legend" mb="xs" fz="sm" fw={600}>
        {field.label}
      </Text>
      <div className={classes.pair}>
        <NumberInput
          {...number}
          name={field.name}
          label="Latitudine"
          value={lat}
          onChange={(next) => onChange(field.name, next)}
          error={error}
        />
        <NumberInput
          {...number}
          name="lng"
          label="Longitudine"
          value={lng}
          onChange={(next) => onChange('lng', next)}
          error={lngError}
        />
      </div>
      <ItalyMap
        position={isKnown(lat) && isKnown(lng) ? { lat, lng } : null}
        disabled={disabled}
        onPick={(point) => {
          onChange(field.name, point.lat)
          onChange('lng', point.lng)
        }}
      />
    </fieldset>
  )
}
