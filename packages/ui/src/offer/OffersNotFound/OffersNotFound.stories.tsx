import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { offerCopy } from '../offer.copy.ts'
import { OffersNotFound } from './OffersNotFound.tsx'

const guide: Guide = {
  use: 'A list of offers whose filters let none through, with the way to take them off.',
  instead: {
    OwnOffersEmpty: 'for somebody who has published nothing',
    ApplicationsEmpty: 'for somebody who has applied to nothing',
    AssignmentsEmpty: 'for somebody who has no jobs',
    ListError: 'when the list could not be loaded',
  },
  anatomy: ['Drawing', '«Sin resultados»', 'What may help', '«Limpiar filtros»'],
  do: ['Show it in place of the whole list, its detail beside it too.'],
  dont: ['Do not show it while no filter is set in a list of one’s own.'],
  keys: { Tab: 'To «Limpiar filtros»', 'Enter, Space': 'Takes every filter off' },
  copy: { none: offerCopy.none, noneHelp: offerCopy.noneHelp, clearFilters: offerCopy.clearFilters },
}

const meta = {
  title: 'Offer/OffersNotFound',
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

export const WithoutAWayOut: Story = {
  args: { onClear: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
