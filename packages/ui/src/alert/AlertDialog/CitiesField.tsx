'use client'
import { type alertForm, cities, type City, sortCities } from '@plomada/domain'
import { toOptions } from '@plomada/domain/define'
import { Select } from '../../base/Select/Select.tsx'
import { Stack } from '../../base/Stack/Stack.tsx'
import { TagGroup } from '../../base/TagGroup/TagGroup.tsx'
import { useFormField } from '../../form/index.ts'
import { Message } from '../../marketplace/Message/Message.tsx'
import { useOverride } from '../../marketplace/overrides.ts'
import { alertMessages } from '../alert.messages.ts'

/** Renders the cities of an alert: a select that adds one, and a tag for each. */
export const CitiesField = ({ form }: { form: typeof alertForm }) => {
  const t = useOverride()
  const { value, setValue, field } = useFormField(form, 'cities')
  const chosen: readonly City[] = value
  const add = (city: City) => setValue(sortCities([...chosen, city]))
  return (
    <Stack gap={2}>
      <Select
        {...field}
        options={toOptions(cities.filter((city) => !chosen.includes(city)))}
        placeholder={<Message>{alertMessages.addCity}</Message>}
        value={null}
        onChange={add}
      />
      {chosen.length > 0 && (
        <TagGroup
          label={t(alertMessages.cities)}
          tags={chosen.map((city) => ({ id: city, label: city }))}
          onRemove={(id) => setValue(chosen.filter((city) => city !== id))}
        />
      )}
    </Stack>
  )
}
