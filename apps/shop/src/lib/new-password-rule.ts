import { passwordRule } from '@partsboard/ui/lib/form-rules.tsx';
import { PASSWORD_MIN_LENGTH } from './api/contract-values.ts';

export const newPasswordRule = passwordRule(PASSWORD_MIN_LENGTH);
