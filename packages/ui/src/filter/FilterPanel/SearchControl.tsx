import { SearchField } from '../../base/SearchField/SearchField.tsx'
import { SEARCH_MINIMUM } from '@plomada/domain/define'
import type { ControlProps } from '../declared.ts'

/** A text to search by. */
export const SearchControl = ({ filter, value, onChange, isBar }: ControlProps) => (
  <SearchField
    label={filter.label}
    isLabelHidden={isBar}
    value={typeof value === 'string' ? value : ''}
    minLength={SEARCH_MINIMUM}
    onApply={(text) => onChange(text === '' ? undefined : text)}
    {...(isBar && { hint: '' })}
    {...(filter.placeholder && { placeholder: filter.placeholder })}
  />
)
