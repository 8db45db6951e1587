'use client'

import { ItalyMap } from '@/components/ui/italy-map'
import { NumberInput } from '@/components/ui/number-input'
import type { FieldInputProps } from './field-props'
import classes from './form-fields.module.css'

/** Latitude and longitude, typed or picked on a map; the longitude's field is `lng`. */
export function PositionInput({ field, values, error, lngError, onChange, disabled }: FieldInputProps) {
  const lat = (values[field.name] ?? null) as number | null
  const lng = (values.lng ?? null) as number | null
  const number = { disabled, decimals: 6, step: 0.001 }
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{field.label}</legend>
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
        position={lat !== null && lng !== null ? { lat, lng } : null}
        disabled={disabled}
        onPick={(point) => {
          onChange(field.name, point.lat)
          onChange('lng', point.lng)
        }}
      />
    </fieldset>
  )
}
