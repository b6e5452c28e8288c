import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Heading } from '../../base/Heading/Heading.tsx'
import type { Guide } from '../../testing/guide.ts'
import { PopupFrame } from './PopupFrame.tsx'

const guide: Guide = {
  whenToUse: 'For payment pop-ups of 650 by 650 px.',
  alternatives: { AppFrame: 'for other pages' },
  anatomy: ['Logo', 'Card'],
  do: ['Use it for one task.'],
  dont: ['Do not add navigation.'],
  keyboard: {},
}

const meta = {
  title: 'Marketplace/Shell/PopupFrame',
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
