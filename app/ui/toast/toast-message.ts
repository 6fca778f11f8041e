/** `neutral` and `success` are announced politely and stay 5 s; `destructive` interrupts and stays 10 s. */
export type ToastTone = 'neutral' | 'success' | 'destructive';

export type ToastMessage = { title: string; description: string; tone: ToastTone };
