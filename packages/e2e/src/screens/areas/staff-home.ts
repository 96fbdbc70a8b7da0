import type { Area } from '../area.ts';

const allToDo = '/userSide/homePage/myTodo/totalTodoList';

export const staffHome: Area = {
  cases: [
    { path: '/userSide/homePage', as: 'dispatcher' },
    { path: '/userSide/homePage', as: 'lead' },
    { path: '/userSide/homePage', as: 'monitor' },
    { path: allToDo, query: { category: 'late', today: '1' } },
    { path: allToDo, query: { category: 'copied', part: 'all' } },
  ],
};
