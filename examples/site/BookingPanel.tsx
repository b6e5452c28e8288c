'use client'
import { Form, FormField, SubmitButton } from '@plomada/ui/form'
import { Heading } from '@plomada/ui/Heading'
import { Money } from '@plomada/ui/Money'
import { Panel } from '@plomada/ui/Panel'
import { Stack } from '@plomada/ui/Stack'
import { Text } from '@plomada/ui/Text'
import { useToast } from '@plomada/ui/ToastRegion'
import { useState } from 'react'
import { isFree } from './availability'
import { type BookingData, type BookingResult, getBookingForm, getTotal, MAX_DAYS } from './booking'
import { listDepots } from './findTools'
import type { Language } from './language'
import { getTexts } from './texts'
import type { Tool } from './tools'

interface BookingPanelProps {
  language: Language
  tool: Tool
  /** Sends a booking to the server. */
  onBook: (data: BookingData) => Promise<BookingResult>
}

/** Searches the districts, as a server would for a longer list. */
const searchDistricts = async (text: string) => {
  const { districts } = await import('./districts')
  const found = districts.filter((name) => name.toLowerCase().includes(text.toLowerCase()))
  return found.map((name) => ({ value: name, label: name }))
}

/** Renders the price of a tool and the form that books it. */
export const BookingPanel = ({ language, tool, onBook }: BookingPanelProps) => {
  const form = getBookingForm(language)
  const { booking, tools, list, depots } = getTexts(language)
  const { showToast } = useToast()
  const [days, setDays] = useState<number | null>(form.initial.days)

  const book = async (data: BookingData) => {
    const result = await onBook(data)
    // The form shows the message, and each of the `fields` at its field.
    if ('refusal' in result) throw result.refusal
    showToast(booking.booked(tools[tool.id][0], result.number), { kind: 'success', duration: 10_000 })
    setDays(form.initial.days)
  }
  return (
    <Panel element="section" labelledBy="booking">
      <Stack gap={5}>
        <Stack gap={1}>
          <Heading level={2} size="card" id="booking">
            {booking.title}
          </Heading>
          <div>
            <Money amount={tool.price} size="large" />{' '}
            <Text element="span" tone="muted">
              {list.day}
            </Text>
          </div>
        </Stack>
        <Form
          form={form}
          label={booking.title}
          options={{ depot: listDepots(tool).map((depot) => ({ value: depot, label: depots[depot] })) }}
          onChange={(values) => setDays(values.days)}
          validate="onSubmit"
          onSubmit={book}
          resetOnSuccess
        >
          <FormField form={form} name="start" days={{ isDayDisabled: (day) => !isFree(tool, day) }} />
          <FormField form={form} name="days" />
          <FormField form={form} name="depot" />
          <FormField form={form} name="district" loadOptions={searchDistricts} />
          <FormField form={form} name="name" />
          <FormField form={form} name="email" />
          <FormField form={form} name="note" rows={2} />
          <FormField form={form} name="reminder" />
          <FormField form={form} name="terms" />
          {days !== null && days >= 1 && days <= MAX_DAYS && (
            <div className="kerf-total">
              <Text element="span">{booking.total(days)}</Text>
              <Money amount={getTotal(tool, days)} size="price" />
            </div>
          )}
          <SubmitButton isBlock pending={booking.pending}>
            {booking.submit}
          </SubmitButton>
        </Form>
      </Stack>
    </Panel>
  )
}
