import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { offerCopy } from '../offer.copy.ts'
import type { Guide } from '../../testing/guide.ts'
import { ApplicationsEmpty } from './ApplicationsEmpty.tsx'

const guide: Guide = {
  use: "Stands where a professional's applications would be, with the way to the offers.",
  instead: { EmptyState: 'for any other empty place' },
  anatomy: ['Drawing', '«Aún no te has postulado a un servicio»', 'Links «Postularme» and «Home»'],
  do: ['Show it only when no filter is set.'],
  dont: ['Do not show it while the list is loading.'],
  keys: { Tab: 'To each link', Enter: 'Follows it' },
  copy: {
    noApplications: offerCopy.noApplications,
    noApplicationsHelp: offerCopy.noApplicationsHelp,
    applySomewhere: offerCopy.applySomewhere,
    home: offerCopy.home,
  },
}

const meta = {
  title: 'Offer/ApplicationsEmpty',
  component: ApplicationsEmpty,
  tags: ['interactive'],
  parameters: { guide },
  args: { offersHref: '#offers', homeHref: '#home' },
} satisfies Meta<typeof ApplicationsEmpty>

export default meta

export const Default: StoryObj<typeof meta> = {
  name: 'Default (S-214)',
  play: async ({ canvasElement }) => {
    const empty = within(canvasElement)
    await expect(empty.getByRole('heading', { name: 'Aún no te has postulado a un servicio' })).toBeVisible()
    await expect(empty.getByRole('link', { name: 'Postularme' })).toHaveAttribute('href', '#offers')
    await expect(empty.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#home')
  },
}
