import type { TitleBoard } from './types';
export const drawn: Record<string, () => Promise<{ default: TitleBoard }>> = {};
