import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import * as offerMessages from '../offer.messages.ts'
import { OffersNotFound } from './OffersNotFound.tsx'

const guide: Guide = {
  whenToUse: 'For a list of offers whose filters have no matches.',
  alternatives: {
    OwnOffersEmpty: 'for a user without published offers',
    ApplicationsEmpty: 'for a professional without applications',
    AssignmentsEmpty: 'for a professional without jobs',
    ListError: 'if the list failed to load',
  },
  anatomy: ['Drawing', '«Sin resultados»', 'Hint', '«Limpiar filtros»'],
  do: ['Replace the whole list with it, including the detail view next to it.'],
  dont: ["Do not show it in the user's own lists if no filter is set."],
  keyboard: { Tab: 'Moves focus to «Limpiar filtros»', 'Enter, Space': 'Clears all filters' },
  messages: {
    none: offerMessages.none,
    noneHelp: offerMessages.noneHelp,
    clearFilters: offerMessages.clearFilters,
  },
}

const meta = {
  title: 'Marketplace/Offer/OffersNotFound',
  component: OffersNotFound,
  tags: ['interactive'],
  parameters: { guide },
  args: { onClear: fn() },
} satisfies Meta<typeof OffersNotFound>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sin resultados' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Limpiar filtros' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClear).toHaveBeenCalledTimes(1)
  },
}

export const WithoutButton: Story = {
  args: { onClear: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
