import { createAction } from '@reduxjs/toolkit';

/** The visitor opened the messaging app; `place` is the link's position. */
export const contactPressed = createAction<{ place: string }>('page/contactPressed');
