import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Avatar } from './Avatar.tsx'
import type { Guide } from '../../testing/guide.ts'
import { Portrait } from '../../art/Portrait/Portrait.tsx'

const guide: Guide = {
  whenToUse: 'To show a person next to their name in cards, lists, menus and profiles.',
  alternatives: {
    Photo: 'for a picture of a place or of work',
    Portrait: 'for the illustrated people of the landing page',
  },
  anatomy: ['Round frame', 'Photo; otherwise a drawing; otherwise the initials on a tint'],
  do: [
    'Pass the id of the person as `seed`, so that they have the same tint everywhere.',
    'Set `isNamed` if there is no name next to the avatar.',
  ],
  dont: ['Do not set `isNamed` next to the name: screen readers would announce it twice.'],
  keyboard: {},
}

const meta = {
  title: 'Components/Media/Avatar',
  component: Avatar,
  parameters: { guide },
  args: { name: 'Daniela Suárez', seed: 1 },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Tints: Story = {
  render: () => (
    <Inline>
      {['Lucía', 'Ramiro', 'Noelia', 'Sergio', 'Gabriela'].map((name, index) => (
        <Avatar key={name} name={name} seed={index} />
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

/** Shows the initials if the photo does not load. */
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

/** A photo of any aspect ratio fills the circle. */
export const WithPhoto: Story = {
  args: {
    size: 'huge',
    isNamed: true,
    photo: `data:image/svg+xml,${encodeURIComponent(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><rect width="160" height="90" fill="teal"/><circle cx="80" cy="45" r="24" fill="orange"/></svg>',
    )}`,
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: 'Daniela Suárez' })
    await expect(image.getBoundingClientRect().width).toBe(image.getBoundingClientRect().height)
  },
}

/** A portrait instead of a photo. */
export const GeneratedArt: Story = {
  args: { size: 'huge', children: <Portrait seed={1} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('DS')).not.toBeInTheDocument()
  },
}

export const LongWords: Story = { args: { name: 'María de los Ángeles Etcheverrigaray Ibáñez' } }
