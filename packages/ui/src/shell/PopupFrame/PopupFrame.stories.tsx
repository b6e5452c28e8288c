import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Heading } from '../../base/Heading/Heading.tsx'
import type { Guide } from '../../testing/guide.ts'
import { PopupFrame } from './PopupFrame.tsx'

const guide: Guide = {
  use: 'The frame of the payment windows, 650 by 650: the mark and one card.',
  instead: { AppFrame: 'for every other page' },
  anatomy: ['Mark', 'One card'],
  do: ['Put one thing into it.'],
  dont: ['Do not add navigation: nothing here leads away.'],
  keys: {},
}

const meta = {
  title: 'Shell/PopupFrame',
  component: PopupFrame,
  parameters: {
    guide,
    layout: 'fullscreen',
    viewport: { options: { popup: { name: 'Pop-up 650', styles: { width: '650px', height: '650px' } } } },
  },
  globals: { viewport: { value: 'popup', isRotated: false } },
  args: { children: <Heading level={1}>Valora el servicio</Heading> },
} satisfies Meta<typeof PopupFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toHaveTextContent('Valora el servicio')
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull()
    await expect(within(canvasElement).queryByRole('link')).toBeNull()
  },
}
