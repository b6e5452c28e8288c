'use client'
import { type alertForm, cities, type City, sortCities } from '@plomada/domain'
import { toOptions } from '@plomada/domain/contract'
import { useEffect, useId, useRef } from 'react'
import { Button } from '../../base/Button/Button.tsx'
import * as icons from '../../base/Icon/icons.ts'
import { Inline } from '../../base/Inline/Inline.tsx'
import { Select } from '../../base/Select/Select.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { useFormField } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { alertMessages } from '../alert.messages.ts'

/** Renders the cities of an alert: a select that adds one, and a button for each that removes it. */
export const CitiesField = ({ form }: { form: typeof alertForm }) => {
  const t = useOverride()
  const { value, setValue, field } = useFormField(form, 'cities')
  const chosen: readonly City[] = value
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const isRemoved = useRef(false)
  useEffect(() => {
    // The focused button was removed with its city.
    if (isRemoved.current) box.current?.querySelector<HTMLElement>('[role=combobox]')?.focus()
    isRemoved.current = false
  })
  const remove = (city: City) => {
    isRemoved.current = true
    setValue(chosen.filter((other) => other !== city))
  }
  return (
    <div ref={box}>
      <Stack gap={2}>
        <Select
          {...field}
          options={toOptions(cities.filter((city) => !chosen.includes(city)))}
          placeholder={<Message>{alertMessages.addCity}</Message>}
          value={null}
          onChange={(city) => setValue(sortCities([...chosen, city]))}
        />
        {chosen.length > 0 && (
          <div role="group" aria-labelledby={id}>
            <span id={id} hidden>
              {t(alertMessages.cities)}
            </span>
            <Inline gap={2}>
              {chosen.map((city) => (
                <Button
                  key={city}
                  variant="secondary"
                  size="small"
                  icon={icons.close}
                  label={t(alertMessages.removeCity(t(city)))}
                  onClick={() => remove(city)}
                >
                  {t(city)}
                </Button>
              ))}
            </Inline>
          </div>
        )}
      </Stack>
    </div>
  )
}
