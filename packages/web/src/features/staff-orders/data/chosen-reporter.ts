/** Who reported a fault, as the form of a new order keeps it. */
export interface ChosenReporter {
  id: string;
  name: string;
  phone: string;
}
