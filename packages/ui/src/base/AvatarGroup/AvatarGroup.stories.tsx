import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Panel } from '../Panel/Panel.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { AvatarGroup } from './AvatarGroup.tsx'

const guide: Guide = {
  status: 'experimental',
  whenToUse:
    'To show who takes part where the number matters more than the names, such as the guests of an event.',
  alternatives: { Avatar: 'for one person', Table: 'for people and their data' },
  anatomy: ['Avatars that overlap, the most important person first', 'Number of the other people'],
  do: [
    'Link to the whole list next to it, if users need the other names.',
    'Name the people in `label`: «Guests».',
  ],
  dont: ['Do not use more than five or six avatars.'],
  keyboard: {},
  messages: { more: 'avatars.more' },
}

const people = [
  'Daniela Suárez',
  'Ramiro Ortiz',
  'Noelia Paz',
  'Sergio Luna',
  'Gabriela Ríos',
  'Iván Peralta',
].map((name, index) => ({ id: index + 1, name }))

const meta = {
  title: 'Components/Media/AvatarGroup',
  component: AvatarGroup,
  parameters: { guide },
  args: { label: 'Postulantes', people },
} satisfies Meta<typeof AvatarGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Postulantes' })).toBeVisible()
    await expect(canvas.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
      'Daniela Suárez',
      'Ramiro Ortiz',
      'Noelia Paz',
      'Sergio Luna',
    ])
    await expect(canvas.getByText('y 2 más')).toBeInTheDocument()
  },
}

/** Without «+N» if all people fit. */
export const AllShown: Story = {
  args: { people: people.slice(0, 4) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
  },
}

/** Only the first people are loaded, and their number is known. */
export const ManyPeople: Story = { args: { total: 1240 } }

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      <AvatarGroup {...args} size="small" />
      <AvatarGroup {...args} />
      <AvatarGroup {...args} size="large" />
    </Stack>
  ),
}

export const OnAPanel: Story = {
  render: (args) => (
    <Panel>
      <AvatarGroup {...args} />
    </Panel>
  ),
}

export const OnAPhone: Story = { args: { size: 'large', max: 6 }, globals: { viewport: { value: 'small' } } }

export const RightToLeft: Story = {
  args: { label: 'المتقدمون', people: people.map((person) => ({ ...person, name: 'ليلى حسن' })) },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <AvatarGroup {...args} />
    </div>
  ),
}
