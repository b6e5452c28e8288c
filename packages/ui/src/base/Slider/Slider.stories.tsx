import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test'
import type { Guide } from '../../testing/guide.ts'
import { Slider } from './Slider.tsx'

const guide: Guide = {
  status: 'experimental',
  whenToUse:
    'To choose an approximate number in a known range, where users see the effect, such as a distance.',
  alternatives: {
    NumberField: 'for an exact number, or a range of more than about a hundred values',
    StarsField: 'to rate',
    Select: 'for a few values with names',
  },
  anatomy: [
    'Label',
    'Track with a filled part',
    'Thumb',
    'Value',
    'Least and greatest value (optional)',
    'Help text or error message',
  ],
  do: [
    'Show the unit with `formatValue`.',
    'Search in `onChangeEnd`, which is not called while the user drags.',
  ],
  dont: ['Do not ask for an exact amount of money with it.'],
  keyboard: {
    'Arrow Right, Arrow Up': 'Increases the value by one step',
    'Arrow Left, Arrow Down':
      'Decreases the value by one step; left and right are mirrored in languages from right to left',
    'Page Up, Page Down': 'Changes the value by several steps',
    'Home, End': 'Sets the least or greatest value',
  },
}

const meta = {
  title: 'Components/Control/Slider',
  component: Slider,
  tags: ['interactive'],
  parameters: { guide },
  args: {
    label: 'Distancia',
    defaultValue: 15,
    max: 50,
    step: 5,
    formatValue: (value: number) => `${value} km`,
    onChange: fn(),
    onChangeEnd: fn(),
  },
} satisfies Meta<typeof Slider>

export default meta
type Story = StoryObj<typeof meta>

const slider = (canvas: HTMLElement) => within(canvas).getByRole('slider', { name: 'Distancia' })

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(slider(canvasElement)).toHaveAttribute('aria-valuetext', '15 km')
  },
}

/** The end of a change is reported once, when the thumb is released. */
export const Dragging: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    for (const value of ['20', '25', '30'])
      await fireEvent.change(slider(canvasElement), { target: { value } })
    await expect(args.onChange).toHaveBeenCalledTimes(3)
    await expect(args.onChangeEnd).not.toHaveBeenCalled()
    await fireEvent.pointerUp(slider(canvasElement))
    await expect(args.onChangeEnd).toHaveBeenCalledOnce()
    await expect(args.onChangeEnd).toHaveBeenCalledWith(30)
    await expect(canvas.getByText('30 km')).toBeVisible()
  },
}

/** The keys are those of the browser. Each reports the end of a change when it is released. */
export const ByKeyboard: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab()
    await expect(slider(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{Shift}')
    await expect(args.onChangeEnd).not.toHaveBeenCalled()
    await fireEvent.change(slider(canvasElement), { target: { value: '20' } })
    await fireEvent.keyUp(slider(canvasElement), { key: 'ArrowRight' })
    await expect(args.onChangeEnd).toHaveBeenCalledWith(20)
  },
}

export const WithEnds: Story = { args: { hasEndLabels: true, description: 'Desde el domicilio' } }

export const Least: Story = { args: { defaultValue: 0 } }

export const Greatest: Story = { args: { defaultValue: 50 } }

export const Invalid: Story = { args: { errorMessage: 'Elegir una distancia de hasta 10 km' } }

export const Disabled: Story = { args: { isDisabled: true } }

export const LongWords: Story = {
  args: {
    label: 'Distancia máxima entre el domicilio y el lugar de trabajo en el conurbano',
    formatValue: (value: number) => `${value} kilómetros`,
    hasEndLabels: true,
  },
  globals: { viewport: { value: 'small' } },
}

export const RightToLeft: Story = {
  args: { label: 'المسافة', formatValue: (value: number) => `${value} كم`, hasEndLabels: true },
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Slider {...args} />
    </div>
  ),
}
