title = Havana
