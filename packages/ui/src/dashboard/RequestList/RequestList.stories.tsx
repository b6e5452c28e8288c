import { dashboards, offers } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Panel } from '../../base/Panel/Panel.tsx'
import type { Guide } from '../../testing/guide.ts'
import { dashboardCopy } from '../dashboard.copy.ts'
import { RequestList } from './RequestList.tsx'

const guide: Guide = {
  use: 'Offers as an admin scans them: one line each, with a short description, state, day and budget.',
  instead: { OfferList: 'for people who look for work', OwnOfferList: 'for one’s own offers' },
  anatomy: [
    'Headers',
    'Title and short description',
    'State',
    'Day of publication',
    'Budget',
    'One line when there is nothing',
  ],
  do: ['Put a heading near it that shows the words of `caption`: the caption itself is only read.'],
  dont: ['Do not cut the description yourself: the list does, at 30 characters.'],
  keys: { Tab: 'To the titles, when they are links', Enter: 'Opens the offer' },
  copy: {
    offer: dashboardCopy.offer,
    state: dashboardCopy.state,
    published: dashboardCopy.published,
    budget: dashboardCopy.budget,
    noRequests: dashboardCopy.noRequests,
  },
}

const meta = {
  title: 'Dashboard/RequestList',
  component: RequestList,
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
} satisfies Meta<typeof RequestList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-249)',
  args: { offers: dashboards.busy.latestPayments },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement)
    await expect(list.getByRole('table', { name: 'Servicios' })).toBeVisible()
    // 30 characters and the dots; a description of no more than 30 has none.
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
