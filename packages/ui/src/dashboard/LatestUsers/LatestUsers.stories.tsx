import { dashboards } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dashboardCopy } from '../dashboard.copy.ts'
import { LatestUsers } from './LatestUsers.tsx'

const guide: Guide = {
  use: 'The part of the dashboard that shows who joined last.',
  instead: { ProfessionalList: 'for people who look for a professional' },
  anatomy: ['Heading', 'A row per person: portrait, name, city, role', 'One line when there is nobody'],
  do: ['Give `hrefFor` when an admin can open the person.'],
  dont: ['Do not show e-mail or phone here: the person’s own page has them.'],
  keys: { Tab: 'To the names, when they are links', Enter: 'Opens the person' },
  copy: { latestUsers: dashboardCopy.latestUsers, noUsers: dashboardCopy.noUsers },
}

const meta = {
  title: 'Dashboard/LatestUsers',
  component: LatestUsers,
  tags: ['interactive'],
  parameters: { guide },
  args: { users: dashboards.busy.latestUsers, hrefFor: ({ id }) => `/dashboard/user/detail?id=${id}` },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LatestUsers>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Default (S-244)',
  play: async ({ canvasElement }) => {
    const section = within(within(canvasElement).getByRole('region', { name: 'Últimos usuarios' }))
    const [first] = section.getAllByRole('listitem')
    await expect(first).toHaveTextContent('Bruno SaldañoQuilmesprofessional')
    await expect(section.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.tab()
    await expect(section.getByRole('link', { name: 'Bruno Saldaño' })).toHaveFocus()
  },
}

export const WithoutLinks: Story = { args: { hrefFor: undefined } }

export const LongNames: Story = { args: { users: dashboards.longWords.latestUsers } }

export const Empty: Story = {
  args: { users: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('no hay usuarios para mostrar')).toBeVisible()
  },
}

export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } }
