import { Combobox, SegmentedControl, Slider } from '../../../packages/ui/src/index.ts'
import { ColorField } from './ColorField.tsx'
import { type BrandSettings, isFontName, systemFonts } from './settings.ts'
import * as css from './themeEditor.css.ts'

interface BrandControlsProps {
  settings: BrandSettings
  onChange: (settings: Partial<BrandSettings>) => void
}

const fontOptions = systemFonts.map((name) => ({ value: name as string, label: name }))

/** Renders the controls of the theme editor. */
export const BrandControls = ({ settings, onChange }: BrandControlsProps) => (
  <div className={css.controls}>
    <ColorField
      label="Accent"
      description="Buttons have exactly this color."
      value={settings.accent}
      initial="#000000"
      onChange={(accent) => onChange({ accent })}
    />
    <ColorField
      label="Neutral"
      description="Tints grays. Optional."
      value={settings.neutral}
      initial="#808080"
      isOptional
      onChange={(neutral) => onChange({ neutral })}
    />
    <Slider
      label="Radius"
      value={settings.radius}
      max={26}
      formatValue={(radius) => `${radius} px`}
      onChange={(radius) => onChange({ radius })}
    />
    <SegmentedControl
      label="Density"
      options={[
        { value: 'comfortable', label: 'Comfortable' },
        { value: 'compact', label: 'Compact' },
      ]}
      value={settings.density}
      onChange={(density) => onChange({ density })}
    />
    <Combobox
      label="Font"
      description="On this device, or loaded by your app. Optional."
      options={fontOptions}
      isFreeText
      value={settings.font === '' ? null : settings.font}
      errorMessage={
        settings.font === '' || isFontName(settings.font) ? undefined : 'Use the name of one font family.'
      }
      onChange={(font) => onChange({ font: font ?? '' })}
    />
  </div>
)
