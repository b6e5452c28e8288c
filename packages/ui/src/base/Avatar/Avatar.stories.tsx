import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Avatar } from './Avatar.tsx'

const meta = {
  title: 'Base/Media/Avatar',
  component: Avatar,
  args: { name: 'Daniela Suárez', id: 1 },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tints: Story = {
  render: () => (
    <Inline>
      {['Lucía', 'Ramiro', 'Noelia', 'Sergio', 'Gabriela'].map((name, id) => (
        <Avatar key={name} name={name} id={id} />
      ))}
    </Inline>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="huge" />
    </Inline>
  ),
}

export const Named: Story = {
  args: { isNamed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: 'Daniela Suárez' })).toBeVisible()
  },
}

/** A photo that does not arrive gives way to the initials. */
export const BrokenPhoto: Story = {
  args: { photo: 'data:image/png;base64,none' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('DS')).toBeVisible()
  },
}

export const Drawn: Story = {
  args: {
    children: (
      <svg viewBox="0 0 10 10">
        <circle cx="5" cy="5" r="3" fill="currentColor" />
      </svg>
    ),
  },
}
