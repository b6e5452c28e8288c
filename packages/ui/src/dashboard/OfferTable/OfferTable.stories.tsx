import { dashboards, offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import type { Guide } from '../../testing/guide.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { OfferTable } from './OfferTable.tsx'

const guide: Guide = {
  whenToUse: 'For admins to scan offers in a table.',
  alternatives: { OfferList: 'for the public list of offers', OwnOfferList: 'for the user’s own offers' },
  anatomy: [
    'Column headers',
    'Title and short description',
    'State',
    'Date of publication',
    'Budget',
    'Message if there are no offers',
  ],
  do: ['Show the text of `caption` in a heading nearby: the caption is visually hidden.'],
  dont: ['Do not shorten the description: the list does, to 30 characters.'],
  keyboard: { Tab: 'Moves focus to the titles if they are links', Enter: 'Opens the offer' },
  messages: {
    offer: dashboardMessages.offer,
    state: dashboardMessages.state,
    published: dashboardMessages.published,
    budget: dashboardMessages.budget,
    noOffersInTable: dashboardMessages.noOffersInTable,
  },
}

const meta = {
  title: 'Marketplace/Dashboard/OfferTable',
  component: OfferTable,
  tags: ['interactive'],
  parameters: { guide },
  args: { offers: Object.values(offers), caption: 'Servicios', hrefFor: ({ id }) => `/service/detail/${id}` },
  decorators: [
    (Story) => (
      <Panel padding="none" isClipped>
        <Story />
      </Panel>
    ),
  ],
} satisfies Meta<typeof OfferTable>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-249)',
  args: { offers: dashboards.busy.latestPayments },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByRole('table', { name: 'Servicios' })).toBeVisible()
    // Descriptions of more than 30 characters are shortened.
    await expect(list.getByText('Vivienda de tres ambientes. Se...')).toBeVisible()
    await expect(list.getByText('Membrana nueva y dos chapas.')).toBeVisible()
    await expect(list.getByRole('row', { name: /Tablero nuevo/ })).toHaveTextContent(
      /terminado30\/10\/2026\$\s76\.900$/,
    )
    await userEvent.tab()
    await expect(list.getByRole('link', { name: 'Tablero nuevo con disyuntor' })).toHaveFocus()
  },
}

export const EveryState: Story = {}

export const WithoutLinks: Story = {
  args: { hrefFor: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('link')).not.toBeInTheDocument()
  },
}

export const Empty: Story = {
  name: 'Empty (S-275, S-451)',
  args: { offers: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No hay objetos')).toBeVisible()
  },
}

export const LongWords: Story = { args: { offers: dashboards.longWords.latestPayments } }

export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('columnheader')).toHaveLength(4)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const EmptyOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { offers: [] },
}
