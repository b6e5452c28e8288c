import { dashboards } from '@plomada/domain/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { dashboardMessages } from '../dashboard.messages.ts'
import { LatestUsers } from './LatestUsers.tsx'

const guide: Guide = {
  whenToUse: 'For the newest users on the dashboard.',
  alternatives: { ProfessionalList: 'for the public list of professionals' },
  anatomy: ['Heading', 'Rows with portrait, name, city and role', 'Message if there are no users'],
  do: ['Set `hrefFor` if admins can open the page of a user.'],
  dont: ['Do not add email or phone: they belong to the page of the user.'],
  keyboard: { Tab: 'Moves focus to the names if they are links', Enter: 'Opens the page of the user' },
  messages: { latestUsers: dashboardMessages.latestUsers, noUsers: dashboardMessages.noUsers },
}

const meta = {
  title: 'Marketplace/Dashboard/LatestUsers',
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
