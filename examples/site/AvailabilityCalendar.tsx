'use client'
import { Calendar } from '@plomada/ui/Calendar'
import { Stack } from '@plomada/ui/Stack'
import { Text } from '@plomada/ui/Text'
import { isFree } from './availability'
import type { Language } from './language'
import { getTexts } from './texts'
import type { Tool } from './tools'

/** Renders the days on which a tool is free. */
export const AvailabilityCalendar = ({ language, tool }: { language: Language; tool: Tool }) => {
  const { tool: labels } = getTexts(language)
  return (
    <Stack gap={3} align="start">
      <Text size="small" tone="muted">
        {labels.availabilityHelp}
      </Text>
      <Calendar label={labels.calendar} isDayDisabled={(day) => !isFree(tool, day)} />
    </Stack>
  )
}
