import { applications, offers } from '@plomada/domain/fixtures'
import type { Application } from '@plomada/domain'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { applicationMessages } from '../application.messages.ts'
import { ApplicantComparison, type ApplicantComparisonProps } from './ApplicantComparison.tsx'

const {
  orderBy,
  arrival,
  pin,
  pinOf,
  pinnedCount,
  rating,
  noRating,
  ratingCount,
  distance,
  sameCity,
  kilometers,
  noMessage,
  accept,
  acceptLabel,
  decline,
  declineLabel,
  counter,
  counterLabel,
  counterOpen,
  counterUnanswered,
} = applicationMessages

const guide: Guide = {
  whenToUse:
    'For the client who compares the applicants of an own offer by price, rating, distance, day and message.',
  alternatives: { ApplicantsTable: 'for names and ratings only' },
  anatomy: [
    'Order, and how many are pinned',
    'One column per applicant, with the same fact in the same row; cards to swipe on a phone',
    '«Fijar»: up to four stay first',
    '«ACEPTAR» and «Rechazar»',
  ],
  do: [
    'Keep `comparison` in the address, so that it can be shared.',
    'Throw from `onAccept` if the applicant was not accepted.',
  ],
  dont: ['Do not hide closed applications: they come last.'],
  keyboard: {
    Tab: 'Moves focus through the order, names, pins and buttons',
    Space: 'On a pin: pins or releases the applicant',
  },
  messages: {
    orderBy,
    arrival,
    pin,
    pinOf,
    pinnedCount,
    rating,
    noRating,
    ratingCount,
    distance,
    sameCity,
    kilometers,
    noMessage,
    accept,
    acceptLabel,
    decline,
    declineLabel,
    counter,
    counterLabel,
    counterOpen,
    counterUnanswered,
  },
}

/** Keeps order and pins, as the page does in its address. */
function Comparing(props: ApplicantComparisonProps) {
  const [comparison, setComparison] = useState(props.comparison)
  return <ApplicantComparison {...props} comparison={comparison} onChange={setComparison} />
}

const { edited, plain, long, declined } = applications

const meta = {
  title: 'Marketplace/Application/ApplicantComparison',
  component: ApplicantComparison,
  tags: ['interactive'],
  parameters: { guide },
  render: (props) => <Comparing {...props} />,
  args: {
    applications: [plain, edited, long],
    offer: offers.tankPump,
    comparison: { order: null, pinnedIds: [] },
    onChange: fn(),
    onAccept: fn(async () => {}),
    onDecline: fn(async () => {}),
    onCounter: fn(async () => {}),
    hrefFor: ({ id }) => `#${id}`,
  },
} satisfies Meta<typeof ApplicantComparison>

export default meta
type Story = StoryObj<typeof meta>

const readNames = (canvas: HTMLElement) =>
  within(canvas)
    .getAllByRole('heading')
    .map((heading) => heading.textContent?.split(' ')[0])

export const Default: Story = {
  name: 'Sorted, pinned and accepted after a confirmation (P-010, P-153)',
  play: async ({ args, canvasElement }) => {
    const page = within(canvasElement)
    await expect(readNames(canvasElement)).toEqual(['Carla', 'Bruno', 'Maximiliano'])
    await userEvent.click(page.getByRole('combobox', { name: 'Ordenar por' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Precio' }))
    await waitFor(() => expect(readNames(canvasElement)).toEqual(['Bruno', 'Carla', 'Maximiliano']))
    await userEvent.click(page.getByRole('button', { name: /^Fijar a Maximiliano/ }))
    await expect(readNames(canvasElement)).toEqual(['Maximiliano', 'Bruno', 'Carla'])
    await expect(page.getByRole('status')).toHaveTextContent('1 de 4 fijados')
    await userEvent.click(page.getByRole('button', { name: 'ACEPTAR a Bruno Saldaño' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(args.onAccept).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: 'ACEPTAR' }))
    await expect(args.onAccept).toHaveBeenCalledWith(edited)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const StepBacks: Story = {
  name: 'Shows who left several jobs lately, and nothing of others (P-214)',
  play: async ({ canvas }) => {
    const note = canvas.getByText('Dio marcha atrás en 3 trabajos en los últimos 90 días')
    await expect(note.closest('li')).toHaveTextContent('Maximiliano')
  },
}

export const Closed: Story = {
  name: 'With a declined application (P-006)',
  args: {
    applications: [{ ...declined, counterOffer: { amount: 46_000, state: 'open' } }, edited],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/^Contraoferta: .*46\.000, sin respuesta$/)).toBeVisible()
    await expect(within(canvasElement).getAllByRole('button', { name: /^ACEPTAR/ })).toHaveLength(1)
  },
}

export const Declining: Story = {
  name: 'Declines one with a reason (P-006)',
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rechazar a Carla' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Es para hoy')
    await userEvent.click(dialog.getByRole('button', { name: 'Rechazar' }))
    await waitFor(() => expect(args.onDecline).toHaveBeenCalledWith(plain, 'Es para hoy'))
  },
}

export const Countered: Story = {
  name: 'Answers one quote with another amount, once (P-012)',
  args: { applications: [plain, applications.countered] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('Contraoferta: $ 46.000')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Contraofertar a Bruno/ })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Contraofertar a Carla' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox'), '40000')
    await userEvent.click(dialog.getByRole('button', { name: 'Proponer' }))
    await waitFor(() => expect(args.onCounter).toHaveBeenCalledWith(plain, 40_000))
  },
}

export const Agreed: Story = {
  name: 'The amount that both agreed on (P-155)',
  args: {
    applications: [
      { ...applications.countered, quote: 46_000, counterOffer: { amount: 46_000, state: 'accepted' } },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Precio acordado').nextElementSibling).toHaveTextContent('$ 46.000')
    await expect(canvas.queryByText(/Contraoferta:/)).toBeNull()
  },
}

const many: Application[] = Array.from({ length: 40 }, (_, index) => ({
  ...(index % 2 === 0 ? edited : plain),
  professional: { ...plain.professional, id: 100 + index, lastName: `Número ${index + 1}` },
}))

export const FortyOnAPhone: Story = {
  name: 'Forty applicants on a phone: cards to swipe (P-010)',
  args: { applications: many, comparison: { order: null, pinnedIds: [100, 101, 102, 103] } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('4 de 4 fijados')
    await expect(canvas.getByRole('button', { name: 'Fijar a Carla Número 5' })).toBeDisabled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const Outdated: Story = {
  name: 'After a change of the offer, one who has not confirmed cannot be accepted (P-194)',
  args: { applications: [{ ...plain, isOutdated: true, previousAmount: 40_000 }, edited] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a reconfirmar')).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: /^ACEPTAR/ })).toHaveLength(1)
    await expect(canvas.getAllByRole('button', { name: /^Rechazar/ })).toHaveLength(2)
  },
}
